/** Where pages are told whom they may take scripts of; read by what comes late, and not by every page. */
export const THIRD_PARTIES_PATH = '/third-parties.json'
