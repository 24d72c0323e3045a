const EVIL = 'evil.example'

/** Addresses by which somebody would lead a visitor of a site to another; a few lead nowhere but home. */
export function vectorsFor(site: string): readonly string[] {
  const { host, port, hostname } = new URL(site)
  return [
    '/en/',
    'en/games/',
    `//${EVIL}/`,
    `/\\${EVIL}`,
    `\\\\${EVIL}`,
    `https:${EVIL}`,
    `https:/${EVIL}`,
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    `/\t/${EVIL}`,
    `/.//${EVIL}`,
    `/x/..//${EVIL}`,
    `http://${host}@${EVIL}/`,
    `http://${host}.${EVIL}/`,
    `http://${hostname}:${Number(port) + 1}/`,
    `%2f%2f${EVIL}`,
    `/%5c${EVIL}`,
    `blob:${site}/x`,
    `/en/?x=//${EVIL}`,
    '/internal/../en/'
  ]
}
