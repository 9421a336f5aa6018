import { readDrawing } from '@/lib/server/art';
import { DESKTOP, TABLET } from '@/lib/screens';
import { asset } from '@/lib/asset';

interface Props {
  readonly name: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Shown below `smallBelow`. */
  readonly small?: string | undefined;
  readonly smallBelow?: 'tablet' | 'desktop' | undefined;
  /** Shown from there on below a desktop. */
  readonly medium?: string | undefined;
  /** For visitors who allow motion. */
  readonly moving?: string | undefined;
  readonly first?: boolean | undefined;
}

const BELOW = { tablet: `(width < ${TABLET}px)`, desktop: `(width < ${DESKTOP}px)` } as const;
const MOTION = '(prefers-reduced-motion: no-preference)';
const DARK = 'screen and (prefers-color-scheme: dark)';

const fileOf = (name: string): string => asset(`/art/${name}.svg`);

// The fragment gives a drawing its dark colors. The query lets Chromium exchange the picture when
// the theme changes: it compares addresses without their fragment.
const darkFileOf = (name: string): string => `${fileOf(name)}?dark#dark`;

interface VersionProps {
  readonly name: string | undefined;
  /** Of the light and the dark theme. */
  readonly media?: string;
  readonly hasOwnSize?: boolean;
}

function Version({ name, media, hasOwnSize = false }: VersionProps) {
  if (!name) return null;
  const { width, height, innerInDark } = readDrawing(name);
  const size = hasOwnSize ? { width, height } : {};
  return (
    <>
      {innerInDark === undefined ? null : (
        <source
          media={[DARK, media].filter(Boolean).join(' and ')}
          srcSet={darkFileOf(name)}
          {...size}
        />
      )}
      {media ? <source media={media} srcSet={fileOf(name)} {...size} /> : null}
    </>
  );
}

/** The browser selects a version: small or wide, light or dark. */
export function Art({
  name,
  alt,
  className,
  small,
  smallBelow = 'tablet',
  medium,
  moving,
  first = false,
}: Props) {
  const { width, height, innerInDark } = readDrawing(name);
  const image = (
    // The drawings are SVG files, so an image optimizer has no effect.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={className}
      src={fileOf(name)}
      alt={alt}
      width={width}
      height={height}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  if (!small && innerInDark === undefined) return image;
  return (
    <picture>
      <Version name={small} media={BELOW[smallBelow]} hasOwnSize />
      <Version name={medium} media={BELOW.desktop} hasOwnSize />
      <Version name={moving} media={MOTION} />
      <Version name={name} />
      {image}
    </picture>
  );
}
