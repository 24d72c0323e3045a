import type { NumberedCountry } from './national-id.ts'

interface Names {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

/** What people are called where the sandbox has banks; put together by chance, they are nobody. */
export const NAMES: Readonly<Record<NumberedCountry, Names>> = {
  AT: {
    first: ['Leonie', 'Florian', 'Jakob', 'Magdalena', 'Clemens', 'Valerie'],
    last: ['Almgruber', 'Steinwender', 'Moosleitner', 'Hochreiner', 'Quellmann', 'Tannauer']
  },
  CA: {
    first: ['Rowan', 'Maélie', 'Tate', 'Skye', 'Étienne', 'Willa'],
    last: ['Lakemoor', 'Beauvallon', 'Northcrest', 'Pinehart', 'Desrivages', 'Cedarfield']
  },
  DE: {
    first: ['Merle', 'Jannik', 'Tilda', 'Ruben', 'Frieda', 'Hannes'],
    last: ['Wiesenkamp', 'Uferland', 'Birkenau', 'Lindenroth', 'Sandhagen', 'Ostermoor']
  },
  EE: {
    first: ['Maarja', 'Rasmus', 'Liisa', 'Oskar', 'Kadri', 'Siim'],
    last: ['Rannametsa', 'Kivisaarik', 'Toomevälja', 'Pajulaht', 'Sinijärv', 'Udumäe']
  },
  FI: {
    first: ['Helmi', 'Onni', 'Lumi', 'Väinö', 'Pihla', 'Eino'],
    last: ['Koivuranta', 'Sinisalmi', 'Tuulenkari', 'Louhisaari', 'Kettumäki', 'Aallotar']
  },
  FR: {
    first: ['Apolline', 'Bastien', 'Solène', 'Gaspard', 'Ninon', 'Corentin'],
    last: ['Valdombre', 'Rivegarde', 'Montclair', 'Boisferrand', 'Chanteloup', 'Hauterive']
  },
  IT: {
    first: ['Fiamma', 'Tancredi', 'Ludovica', 'Ettore', 'Ginevra', 'Dario'],
    last: ['Montelago', 'Valdiluna', 'Pietrachiara', 'Roccaverde', 'Fontalba', 'Serramare']
  },
  MT: {
    first: ['Rebekka', 'Ġorġ', 'Marija', 'Pawlu', 'Klara', 'Nikol'],
    last: ['Baħarija', 'Portelmar', 'Wiedbirgu', 'Sansuna', 'Dwejrin', 'Qalanza']
  },
  NO: {
    first: ['Solveig', 'Sindre', 'Ylva', 'Torbjørn', 'Ragnhild', 'Eirik'],
    last: ['Fjordvang', 'Lyngmoen', 'Skogheim', 'Havnestad', 'Isbrekke', 'Nordlia']
  },
  NZ: {
    first: ['Marama', 'Callum', 'Aroha', 'Finlay', 'Hinewai', 'Tobias'],
    last: ['Fernridge', 'Tussock', 'Kauriwood', 'Longbay', 'Southwell', 'Ranginui']
  },
  ZA: {
    first: ['Naledi', 'Pieter', 'Thandeka', 'Ruan', 'Lerato', 'Sipho'],
    last: ['Veldkamp', 'Mokwena', 'Duinveld', 'Nkosana', 'Protea', 'Rooikrans']
  }
}
