/** Invented family names, for squads and for those who play alone. */
export const FAMILY_NAMES: readonly string[] =
  `Hallgrim Osei-Lund Tavares Brandvik Merrin Doyle-Aas Valdmere Okrent Sundqvale Ferrowin Tarnholt
Ilvarsen Quennet Brackmoor Solvander Pellworth Harnovic Dunvale Lysgarde Ottrani Venholm Castivar
Ruskovar Ellendorf Marchwell Nyquelle Torvand Aberlin Grisholm Kettavi Lundemar Wexcombe Ysterland
Bramaldi Corvannet Drewick Estervald Fjellmor Galwendi Hesperan Ivermoor Jorvendal Kranwick Lothari
Melvanto Norbrandt Ollmere Prestrup Quarndal Rolvaag-Ames Silvanto Trevarne Uldrick Vantongi Wolmarin
Yarlund Zemkova-Lint Ashgarde Birkovan Calloway-Rin Dorvani Elmgrave Fossandi Greystad Holmvary Isgarde
Jessarin Kilbrannet Lavendry Morvessen Nettavold Oxlandi Pavarind Quorley Rastenholm Selwynd Tollerand
Umbrandi Verrindal Whitcroft-Oye Arnqvand Bellisande Cordwain Daskovar Ekmandi Farrowitz Gjersand
Havelorn Ingvaldi Jotunmark Korrigan-Sy Lindavar Mossberget Nordrane Ormskovi Pinchbeck-Lau Rennavik
Skjoldan Tirrevold Ulvestrand Vossmark Wennerdal Ardilane Bovendar Crandover Dellavik Eidsvale Fanshorn
Gullmarin Hjortland Istervale Kvistad-Moe Larkendal Mundavi Nesbrand Orlovane Pettersund Rydvall-Ek
Stennavi Tjernmoor Vandrigal Westervik-Ho`.split(/\s+/)
