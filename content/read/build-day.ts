const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** In India. The build sets `BUILD_DAY`, so that all its processes agree. */
export const buildDay = (): string => process.env.BUILD_DAY ?? inIndia.format();
