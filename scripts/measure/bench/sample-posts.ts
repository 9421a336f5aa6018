export interface PostFile {
  readonly name: string;
  readonly text: string;
}

const WORDS = 600;
const NEWEST = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

interface Model {
  readonly frontMatter: string;
  readonly opening: string;
  readonly sections: readonly string[];
  readonly figure: string;
}

const field = (frontMatter: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(frontMatter)?.[1] ?? '';

const withField = (frontMatter: string, name: string, value: string): string =>
  frontMatter.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`);

const wordsIn = (text: string): number =>
  text.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

function readModel({ text }: PostFile): Model {
  const [, frontMatter = '', ...rest] = text.split(/^---\n/m);
  const [opening = '', ...sections] = rest.join('---\n').split(/^(?=## )/m);
  const alt = field(frontMatter, 'imageAlt').replaceAll(/^'|'$|"/g, '');
  return {
    frontMatter,
    opening,
    sections: sections.filter((section) => !section.startsWith('## Sources')),
    figure: `<Figure name="${field(frontMatter, 'image')}" alt="${alt}" caption="${alt}" />\n`,
  };
}

function bodyOf({ opening, sections, figure }: Model, round: number): string {
  const at = round % sections.length;
  const turned = [...sections.slice(at), ...sections.slice(0, at)];
  const chosen = [opening, figure];
  for (const section of turned) {
    if (wordsIn(chosen.join('\n')) >= WORDS) break;
    chosen.push(section);
  }
  const table = sections.find((section) => section.includes('<DataTable'));
  if (table && !chosen.some((part) => part.includes('<DataTable'))) chosen.push(table);
  return chosen.join('\n');
}

/** The real posts, then copies of their parts, no two with the same text. */
export function samplePosts(real: readonly PostFile[], count: number): PostFile[] {
  const models = real.map(readModel);
  const first = Math.max(0, ...real.map(({ name }) => Number.parseInt(name, 10))) + 1;
  const made = Array.from({ length: Math.max(0, count - real.length) }, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new Error('There is no post to make others from');
    const id = first + index;
    const date = new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10);
    const title = `Sample article ${id} for measuring a build`;
    const fields = { id: String(id), title, date };
    const frontMatter = Object.entries(fields)
      .reduce((text, [name, value]) => withField(text, name, value), model.frontMatter)
      .replace(/^updated: .*\n/m, '')
      .replace(/^draft: .*\n/m, '');
    const body = bodyOf(model, Math.floor(index / models.length));
    return {
      name: `${id}-sample.mdx`,
      text: `---\n${frontMatter}---\n\nArticle ${id}, for measuring.\n${body}`,
    };
  });
  return [...real, ...made];
}
