const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/**
 * The day of this build in India, such as '2026-11-23'. It decides which posts are published. The
 * build command sets `BUILD_DAY`, so that all processes of a build agree.
 */
export const buildDay = (): string => process.env.BUILD_DAY ?? inIndia.format();
