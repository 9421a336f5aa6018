/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { blockSamples } from '@/app/gallery/parts/block-samples';
import { section } from '@/content/schema/blocks';
import nextConfig from '@/next.config.mjs';

const partsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.replace(/(\.client)?\.tsx$/, ''));

describe('the gallery', () => {
  afterEach(() => {
    delete process.env.GALLERY;
  });

  it('shows every ui part', () => {
    const source = readFileSync('app/gallery/parts/ui-samples.tsx', 'utf8');
    const parts = [
      ...partsIn('components/ui'),
      ...['controls', 'lists'].flatMap((folder) =>
        partsIn(`components/ui/${folder}`).map((part) => `${folder}/${part}`),
      ),
    ];
    const missing = parts.filter((part) => !source.includes(`@/components/ui/${part}`));
    expect(missing).toEqual([]);
  });

  it('shows every kind of block', () => {
    const shown = new Set(blockSamples.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    const kinds = section.shape.blocks.element.options.map(({ shape }) => shape.type.value);
    expect([...shown].sort()).toEqual([...kinds].sort());
  });

  it('is part of the development server of its own command only', () => {
    const extensions = (phase: string) => nextConfig(phase).pageExtensions ?? [];
    expect(extensions(PHASE_DEVELOPMENT_SERVER)).not.toContain('gallery.tsx');
    process.env.GALLERY = 'true';
    expect(extensions(PHASE_DEVELOPMENT_SERVER)).toContain('gallery.tsx');
    expect(extensions(PHASE_PRODUCTION_BUILD)).not.toContain('gallery.tsx');
  });
});
