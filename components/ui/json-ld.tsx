import type { StructuredData } from '@/lib/structured-data';

/** Machine-readable data for search engines. The `<` is escaped, so that no text can end the block. */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
