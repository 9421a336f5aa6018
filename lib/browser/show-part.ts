/** Of the elements with the attribute, only those with this value are shown. */
export function showPart(root: ParentNode, attribute: `data-${string}`, value?: string): void {
  for (const part of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    part.hidden = part.getAttribute(attribute) !== value;
  }
}
