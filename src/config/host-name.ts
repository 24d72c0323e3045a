/** Prefixes of a host that belong to the machine and not to the brand. */
export const HOST_PREFIXES = ['lobby', 'www', 'proxy'] as const

const PREFIX = new RegExp(`^(?:${HOST_PREFIXES.join('|')})\\.(?=.)`, 'i')

/** The brand's host without `lobby.`, `www.` or `proxy.` before it: `www.example.com` -> `example.com`. */
export const brandHost = (host: string): string => host.replace(PREFIX, '')
