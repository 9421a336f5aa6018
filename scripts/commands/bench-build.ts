import { BENCH_HEAD, benchBuild, benchRow } from '../bench/many-builds';

const given = process.argv.slice(2);
const counts = given.length > 0 ? given.map(Number) : [10, 300, 1000, 3000];

if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Give numbers of posts, such as npm run bench:build -- 10 300');
  process.exitCode = 1;
} else {
  console.log(BENCH_HEAD);
  await benchBuild(counts, (measured) => {
    console.log(benchRow(measured));
  });
}
