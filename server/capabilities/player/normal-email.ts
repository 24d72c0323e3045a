/** The address as the house stores and compares it: people write one address in several ways. */
export const normalEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
