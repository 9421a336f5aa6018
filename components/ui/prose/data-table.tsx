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

/** Markdown puts line breaks between them. */
const elementsIn = (node: ReactNode): ReactElement<MarkdownElementProps>[] =>
  Children.toArray(node).filter((child) => isValidElement<MarkdownElementProps>(child));

const childrenOf = ({ props }: ReactElement<MarkdownElementProps>): ReactNode => props.children;

/** The policy forbids the inline style that Markdown sets. */
function alignmentOf({ props }: ReactElement<MarkdownElementProps>): Alignment {
  const align = props.style?.textAlign;
  return align === 'right' ? 'end' : align === 'center' ? 'center' : 'start';
}

/** Read by `DataTable`; the content check refuses it anywhere else. */
export const MarkdownTable = ({ children }: ComponentProps<'table'>) => <table>{children}</table>;

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
}

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
