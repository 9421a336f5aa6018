import type { StructuredData } from '@/lib/structured-data';

/** `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
