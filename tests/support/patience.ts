/**
 * For what is waited for on real sockets and databases: how long that takes is the machine's affair,
 * and only a test that fails waits so long. The library's own limit is one second.
 */
export const PATIENT = { timeout: 60_000 }
