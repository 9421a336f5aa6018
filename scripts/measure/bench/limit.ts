import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHost } from '../../shared/preview-server/preview-server';
import { readHostRules } from '../../shared/preview-server/rules';
import { close, listen } from '../../shared/listen';
import { compressFolder } from '../../shared/compress';
import { filesBelow } from '../../shared/files-below';
import { exported } from '../../shared/exported';
import type { StepResult } from '../../shared/steps';
import { PAGE_OF_EACH_KIND } from '../../shared/page-kinds';
import { measure } from './lighthouse-run';

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

async function copyWithoutScripts(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'limit-'));
  cpSync(exported, folder, { recursive: true });
  for (const name of filesBelow(folder).filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await compressFolder(folder);
  return folder;
}

export async function benchLimit(pages: readonly string[], runs: number): Promise<StepResult> {
  const copy = await copyWithoutScripts();
  const rules = readHostRules();
  const ours = createHost({ folder: exported, rules });
  const limit = createHost({ folder: copy, rules });
  const ourPort = await listen(ours, 0);
  const limitPort = await listen(limit, 0);
  console.log('| page | LCP ms | without scripts | ratio | TBT ms | without scripts | index |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const page of pages.length > 0 ? pages : PAGE_OF_EACH_KIND) {
    const measureAt = (port: number) =>
      measure(`http://localhost:${port}${page}`, 'mobile', runs, ['performance']);
    const own = await measureAt(ourPort);
    const bare = await measureAt(limitPort);
    const lcp = `${own.lcp.toFixed(0)} | ${bare.lcp.toFixed(0)} | ${(own.lcp / bare.lcp).toFixed(2)}`;
    const tbt = `${own.tbt.toFixed(0)} | ${bare.tbt.toFixed(0)}`;
    console.log(`| ${decodeURIComponent(page)} | ${lcp} | ${tbt} | ${own.speed.toFixed(0)} |`);
  }
  await close(ours);
  await close(limit);
  rmSync(copy, { recursive: true });
  return { ok: true };
}
