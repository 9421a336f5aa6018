/** A start tag of an exported page. */
export interface Tag {
  readonly name: string;
  /** By lower-case name, with entities decoded; an attribute without a value is ''. */
  readonly attributes: ReadonlyMap<string, string>;
}

const startTag = /<([a-z][a-z\d-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

const decode = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The start tags of a page in order. React writes every attribute in double quotes, so no general
 * parser is needed; what scripts and style sheets contain is passed over.
 */
export function readTags(html: string): Tag[] {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  return [...markup.matchAll(startTag)].map(([, name = '', list = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...list.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));
}
