import {
  Children,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  isValidElement,
} from 'react';
import { type Alignment, Table } from '../table';

interface MarkdownElementProps {
  readonly children?: ReactNode;
  readonly style?: ComponentProps<'td'>['style'];
}

/** The elements among the children, without the line breaks that Markdown puts between them. */
const elementsIn = (node: ReactNode): ReactElement<MarkdownElementProps>[] =>
  Children.toArray(node).filter((child) => isValidElement<MarkdownElementProps>(child));

const childrenOf = ({ props }: ReactElement<MarkdownElementProps>): ReactNode => props.children;

/**
 * Reads the alignment from the inline style that Markdown sets; the policy forbids inline styles.
 */
function alignmentOf({ props }: ReactElement<MarkdownElementProps>): Alignment {
  const align = props.style?.textAlign;
  return align === 'right' ? 'end' : align === 'center' ? 'center' : 'start';
}

/** A table of Markdown, which `DataTable` reads. The content check refuses it anywhere else. */
export const MarkdownTable = ({ children }: ComponentProps<'table'>) => <table>{children}</table>;

interface Props {
  readonly caption: string;
  /** A table of Markdown. */
  readonly children: ReactNode;
}

/** A table of Markdown with its caption. */
export function DataTable({ caption, children }: Props) {
  return (
    <figure>
      {Children.map(children, (child) => {
        if (!isValidElement<MarkdownElementProps>(child) || child.type !== MarkdownTable) {
          return child;
        }
        const [head, body] = elementsIn(child.props.children).map(childrenOf);
        const columns = elementsIn(head).flatMap((row) => elementsIn(childrenOf(row)));
        const rows = elementsIn(body).map((row) => elementsIn(childrenOf(row)).map(childrenOf));
        return (
          <Table
            caption={caption}
            columns={columns.map(childrenOf)}
            rows={rows}
            align={columns.map(alignmentOf)}
          />
        );
      })}
    </figure>
  );
}
