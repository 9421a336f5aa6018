import { hasDrawing, readDrawing } from '@/lib/build/art';
import { asset } from '@/lib/asset';

interface Props {
  readonly name: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Shown up to `smallUpTo`. */
  readonly small?: string | undefined;
  readonly smallUpTo?: '640px' | '679px' | '767px' | '900px' | '1023px' | '1119px' | undefined;
  /** Shown from `smallUpTo` up to 1023px. */
  readonly medium?: string | undefined;
  /** For visitors who allow motion. */
  readonly moving?: string | undefined;
  readonly first?: boolean | undefined;
}

const MOTION = '(prefers-reduced-motion: no-preference)';
const DARK = 'screen and (prefers-color-scheme: dark)';

interface SourceProps {
  readonly name: string;
  readonly media: string;
}

function Source({ name, media }: SourceProps) {
  const { width, height } = readDrawing(name);
  return <source media={media} srcSet={asset(`/art/${name}.svg`)} width={width} height={height} />;
}

function Version({ name, upTo }: { readonly name: string | undefined; readonly upTo: string }) {
  if (!name) return null;
  const media = `(max-width: ${upTo})`;
  return (
    <>
      {hasDrawing(`${name}-dark`) ? (
        <Source name={`${name}-dark`} media={`${DARK} and ${media}`} />
      ) : null}
      <Source name={name} media={media} />
    </>
  );
}

/** The browser selects a version: small or wide, light or dark. */
export function Art({
  name,
  alt,
  className,
  small,
  smallUpTo = '640px',
  medium,
  moving,
  first = false,
}: Props) {
  const { width, height } = readDrawing(name);
  const dark = `${name}-dark`;
  const image = (
    // The drawings are SVG files, so an image optimizer has no effect.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={className}
      src={asset(`/art/${name}.svg`)}
      alt={alt}
      width={width}
      height={height}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  const hasDark = hasDrawing(dark);
  if (!small && !hasDark) return image;
  return (
    <picture>
      <Version name={small} upTo={smallUpTo} />
      <Version name={medium} upTo="1023px" />
      {/* These have the size of the image itself. */}
      {moving && hasDark ? (
        <source media={`${DARK} and ${MOTION}`} srcSet={asset(`/art/${moving}-dark.svg`)} />
      ) : null}
      {hasDark ? <source media={DARK} srcSet={asset(`/art/${dark}.svg`)} /> : null}
      {moving ? <source media={MOTION} srcSet={asset(`/art/${moving}.svg`)} /> : null}
      {image}
    </picture>
  );
}
