/** @jest-environment node */
import sharp from 'sharp';
import { shareCardFile } from '@/app/share-card';
import { publicPages } from '@/content';
import { shareCardPng, shareCardSvg } from '@/lib/server/share-card';

const card = { title: 'A page', label: 'Services', picture: 'hero-1', company: 'Samvaya' };

describe('a share card', () => {
  it('is a PNG of 1200 x 630 pixels', async () => {
    const { format, width, height } = await sharp(await shareCardPng(card)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it('has its text as outlines, which every program draws alike', () => {
    expect(shareCardSvg(card)).not.toContain('<text');
  });

  it('says which letter of a title cannot be drawn', () => {
    expect(() => shareCardSvg({ ...card, title: 'नमस्ते' })).toThrow('needs the letter न');
  });

  it('writes a letter without the accent that the font lacks', () => {
    expect(shareCardSvg({ ...card, title: 'Crêpe' })).toBe(
      shareCardSvg({ ...card, title: 'Crepe' }),
    );
  });

  it('has a file name of its own for every page', () => {
    const files = publicPages().map(shareCardFile);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !/^[a-z0-9-]+\.png$/.test(file))).toEqual([]);
  });
});
