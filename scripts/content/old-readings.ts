import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below';
import { root } from '../shared/steps';

const MOST_MONTHS = 6;

const monthsOf = (iso: string): number => 12 * Number(iso.slice(0, 4)) + Number(iso.slice(5, 7));

/** What was read too long ago: the source may say something else by now. */
export const oldReadings = (today: string, folder = root): string[] =>
  filesBelow(path.join(folder, 'content'))
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      readFileSync(path.join(folder, 'content', name), 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const asOf = /\basOf: '(\d{4}-\d\d)'/.exec(text)?.[1];
          return asOf === undefined || monthsOf(today) - monthsOf(asOf) <= MOST_MONTHS
            ? []
            : [
                `content/${name}:${index + 1}: asOf is ${asOf}; read its source again, correct the words and write the new month`,
              ];
        }),
    );
