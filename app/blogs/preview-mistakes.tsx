import { Callout } from '@/components/ui/prose/callout';
import { type Post, posts, previewMistakes, said } from '@/content';

type Mistake = Awaited<ReturnType<typeof previewMistakes>>[number];

const FOLDER = 'content/blog/';

const count = (mistakes: readonly Mistake[]): string =>
  mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;

const inWords = (mistake: Mistake): string =>
  `${mistake.place ? `Line ${mistake.place.line}: ` : ''}${said(mistake)}`;

function OfPost({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  return (
    <Callout title={`This post has ${count(mistakes)}. The site cannot be published with it.`}>
      <ul>
        {mistakes.map((mistake) => (
          <li key={inWords(mistake)}>{inWords(mistake)}</li>
        ))}
      </ul>
    </Callout>
  );
}

function OfFolder({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const files = [...new Set(mistakes.map(({ file }) => file))];
  return (
    <Callout title="The site cannot be published with the mistakes in these files.">
      <ul>
        {files.map((file) => {
          const name = file.slice(FOLDER.length);
          const own = mistakes.filter((mistake) => mistake.file === file);
          const post = posts().find((candidate) => candidate.file === name);
          return (
            <li key={file}>
              {post ? <a href={post.path}>{name}</a> : name}:{' '}
              {post ? count(own) : own.map(inWords).join(' ')}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}

export async function PreviewMistakes({ post }: { readonly post: Post | undefined }) {
  const all = await previewMistakes();
  const mistakes = all.filter(({ file }) =>
    post ? file === FOLDER + post.file : file.startsWith(FOLDER),
  );
  if (mistakes.length === 0) return null;
  return (
    <div className="wrap">
      {post ? <OfPost mistakes={mistakes} /> : <OfFolder mistakes={mistakes} />}
    </div>
  );
}
