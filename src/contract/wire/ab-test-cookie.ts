/** A cookie for each experiment, by its name; it holds the name of the variant that was drawn. */
export const AB_TEST_PREFIX = 'abTest_'
/** Thirty days, in seconds. */
export const AB_TEST_MAX_AGE = 2_592_000
