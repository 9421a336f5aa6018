/** @jest-environment node */
import type { PatternName } from '@/scripts/build/post-process/next-output';
import { postProcess } from '@/scripts/build/post-process/post-process';
import { temporaryFolder } from '../temporary-folder';
import { sampleFiles } from './sample-export';

/** In place of each pattern's match. */
const broken: Record<PatternName, readonly [from: string, to: string]> = {
  'charset tag': ['charSet="utf-8"', 'charset="UTF-8"'],
  'script preload': ['rel="preload" as="script"', 'rel="modulepreload"'],
  'style preload': ['as="style"', 'as="style" crossorigin=""'],
  'style sheet link': ['data-precedence=', 'data-order='],
  'polyfill script': ['noModule=""', 'type="text/legacy"'],
  'runtime script': ['turbopack-1', 'runtime-1'],
  'chunk script': ['src="/_next/static/chunks/', 'src="/_next/static/parts/'],
  'entry call': ['(globalThis["TURBOPACK"] ||', '(self["TURBOPACK"] ||'],
  'flight start': ['push([0])', 'push({})'],
  'flight data': ['push([1,', 'push([2,'],
  'script file': ['_next/static/chunks/', '_next/static/parts/'],
  'payload of the not-found page': ['_not-found.txt', '404.txt'],
  'unused payload': ['__next._full', '__full'],
  'unused manifest': ['_buildManifest', 'buildManifest'],
  'copy of the not-found page': ['_not-found.html', '404-copy.html'],
  'route announcer': ['next-route-announcer', 'next-announcer'],
  'flight queue': ['self.__next_f;', 'self.__flight;'],
  'entry queue': ['globalThis.TURBOPACK;', 'globalThis.PACK;'],
  'style sheet lookup': ['link[rel="stylesheet"][', 'link['],
  'script lookup': ['script[async]', 'script'],
};

const { at, write } = temporaryFolder();

const processed = (files: Record<string, string>) => {
  write(files);
  return postProcess(at(), { basePath: '', formEndpoint: 'https://forms.example/submit' });
};

test('an export with all of them is processed', async () => {
  expect(await processed(sampleFiles())).toEqual({ ok: true });
});

test.each(Object.entries(broken))('the build fails by name without: %s', async (name, change) => {
  const files = Object.entries(sampleFiles()).map((file) =>
    file.map((text) => text.replaceAll(...change)),
  );
  const result = await processed(Object.fromEntries(files) as Record<string, string>);
  expect(result).toEqual({ ok: false, output: expect.stringContaining(`\n- ${name}`) as string });
});
