import { createHost } from '../../shared/preview-server/preview-server';
import { readHostRules } from '../../shared/preview-server/rules';
import { close, freePort, listen } from '../../shared/listen';
import { exported } from '../../shared/exported';
import type { StepResult } from '../../shared/steps';
import { PAGE_OF_EACH_KIND } from '../../shared/page-kinds';
import { PROFILES, measure } from './lighthouse-run';

export async function benchLighthouse(pages: readonly string[], runs: number): Promise<StepResult> {
  const site = createHost({ folder: exported, rules: readHostRules() });
  // So that canonical addresses match.
  const port = await listen(site, await freePort(3000, 'the site'));
  console.log('| page | profile | perf / a11y / best / SEO | LCP ms | TBT ms | CLS | index |');
  console.log('| --- | --- | --- | ---: | ---: | ---: | ---: |');
  for (const page of pages.length > 0 ? pages : PAGE_OF_EACH_KIND) {
    for (const profile of PROFILES) {
      const url = `http://localhost:${port}${page}`;
      const { scores, lcp, tbt, cls, speed } = await measure(url, profile, runs);
      const times = [lcp, tbt].map((time) => time.toFixed(0)).join(' | ');
      const name = decodeURIComponent(page);
      console.log(
        `| ${name} | ${profile} | ${scores.join(' / ')} | ${times} | ${cls.toFixed(3)} | ${speed.toFixed(0)} |`,
      );
    }
  }
  await close(site);
  return { ok: true };
}
