import fc from 'fast-check';

/** One seed for everybody: what is green is green tomorrow. PROPERTY_SEED=0 draws a new one for each test. */
const DEFAULT_SEED = 20_261_118;

const seed = Number(process.env.PROPERTY_SEED ?? DEFAULT_SEED);
if (seed !== 0) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
