export interface PostFile {
  readonly name: string;
  readonly text: string;
}

const NEWEST = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The real posts, then copies of them, no two with the same text. */
export function samplePosts(real: readonly PostFile[], count: number): PostFile[] {
  const models = real.filter(({ text }) => !/^draft: /m.test(text));
  const first = Math.max(...real.map(({ name }) => Number.parseInt(name, 10))) + 1;
  const made = Array.from({ length: Math.max(0, count - real.length) }, (_, index) => {
    const id = String(first + index);
    const fields = {
      id,
      title: `Sample article ${id} for measuring a build`,
      date: new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10),
    };
    const text = Object.entries(fields).reduce(
      (filled, [name, value]) =>
        filled.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`),
      models[index % models.length]?.text ?? '',
    );
    return {
      name: `${id}-sample.mdx`,
      text: text
        .replace(/^updated: .*\n/m, '')
        .replace(/\n---\n/, (end) => `${end}\nArticle ${id}, for measuring.\n`),
    };
  });
  return [...real, ...made];
}
