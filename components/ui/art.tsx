import { readDrawing } from '@/lib/build/art';
import { asset } from '@/lib/site';

interface Props {
  /** File name in public/art without the ending. */
  readonly name: string;
  /** What the picture shows; empty for decoration. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** The picture for small screens, drawn for their size; shown up to `smallUpTo`. */
  readonly small?: string | undefined;
  readonly smallUpTo?: '640px' | '900px' | '1023px' | undefined;
  /** The same picture in motion, for those who welcome it. */
  readonly moving?: string | undefined;
  /** For the first banner: fetched at once and never lazy (decision 21). */
  readonly first?: boolean | undefined;
}

/** A drawing of the kit, with its size, so that nothing shifts; lazy unless it is the first banner. */
export function Art({
  name,
  alt,
  className,
  small,
  smallUpTo = '640px',
  moving,
  first = false,
}: Props) {
  const { width, height } = readDrawing(name);
  const image = (
    // The kit's drawings are SVG: there is nothing for an image optimizer to do.
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
  if (!small) return image;
  const crop = readDrawing(small);
  return (
    <picture>
      <source
        media={`(max-width: ${smallUpTo})`}
        srcSet={asset(`/art/${small}.svg`)}
        width={crop.width}
        height={crop.height}
      />
      {moving ? (
        <source
          media="(prefers-reduced-motion: no-preference)"
          srcSet={asset(`/art/${moving}.svg`)}
        />
      ) : null}
      {image}
    </picture>
  );
}
