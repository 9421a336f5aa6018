import 'server-only';
import type { Company, Page } from '@/content';

interface Guide {
  readonly site: string;
  readonly company: Pick<Company, 'name' | 'description'>;
  readonly parts: readonly Page['part'][];
  readonly pages: readonly Page[];
}

export function siteGuide({ site, company, parts, pages }: Guide): string {
  const sections = parts.map((part) => {
    const links = pages
      .filter((page) => page.part === part)
      .map(({ path, name, summary }) => `- [${name}](${site}${path}): ${summary}`);
    return `## ${part}\n\n${links.join('\n')}\n`;
  });
  return `# ${company.name}\n\n> ${company.description}\n\n${sections.join('\n')}`;
}
