import { parseArgs } from 'node:util';
import {
  BENCH_HEAD,
  type BuildMeasure,
  addedByPost,
  benchBuild,
  benchRow,
} from '../bench/many-builds';
import { profileBuild } from '../bench/profile-build';

const help = `npm run bench:build                    builds with 10, 300, 1000 and 3000 posts, cold and warm
npm run bench:build -- 10 300          builds with other numbers of posts
npm run bench:build -- --profile       where the time of a build with 500 posts goes
npm run bench:build -- --profile 100   the same with another number
Builds in a temporary copy of the project; other work on the machine spoils wall times.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const counts = positionals.map(Number);

if (values.help) {
  console.log(help);
} else if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(`The numbers of posts must be whole numbers.\n${help}`);
  process.exitCode = 1;
} else if (values.profile) {
  console.log(await profileBuild(counts[0] ?? 500));
} else {
  const measures: BuildMeasure[] = [];
  console.log(BENCH_HEAD);
  await benchBuild(counts.length > 0 ? counts : [10, 300, 1000, 3000], (measured) => {
    measures.push(measured);
    console.log(benchRow(measured));
  });
  if (measures.length > 2) {
    const added = (valueOf: (measured: BuildMeasure) => number, factor: number, unit: string) =>
      `${(factor * addedByPost(measures, valueOf)).toFixed(0)} ${unit}`;
    console.log(
      `\nA post adds to a cold build, median of the steps: ${[
        added(({ wall }) => wall, 1000, 'ms of wall time'),
        added(({ cpu }) => cpu ?? Number.NaN, 1000, 'ms of processor time'),
        added(({ files }) => files, 1, 'files'),
        added(({ bytes }) => bytes, 1e-3, 'kB'),
      ].join(', ')}.`,
    );
  }
}
