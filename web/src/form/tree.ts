// Markup as a value. One tree is written as HTML text (static pages, at build time) or laid over live nodes (the
// element, at run time), so that a page that came with the form and one that did not end up with the same nodes.
//
// Text and attribute values are data: they are escaped in HTML and set as text in the DOM, never parsed. The one
// exception is `drawing`: an <svg> text that the engine made.

export type AttributeValue = string | number | boolean | null | undefined;
export type Attributes = Record<string, AttributeValue>;
export type Child = Branch | Drawing | string | null | false | Child[];

export interface Branch {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly Child[];
}

/** A whole <svg> element as the engine writes it. */
export interface Drawing {
  readonly svg: string;
}

export const h = (tag: string, attributes: Attributes = {}, ...children: Child[]): Branch => ({ tag, attributes, children });
export const drawing = (svg: string): Drawing => ({ svg });

type Flat = Branch | Drawing | string;

/** Children without gaps, neighbouring texts joined: what an HTML parser would make of them. */
function flatten(children: readonly Child[], into: Flat[] = []): Flat[] {
  for (const child of children) {
    if (child === null || child === false || child === '') continue;
    const last = into.length - 1;
    if (Array.isArray(child)) flatten(child, into);
    else if (typeof child === 'string' && typeof into[last] === 'string') into[last] += child;
    else into.push(child);
  }
  return into;
}

const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'wbr']);
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const written = (value: AttributeValue): string | null =>
  value === null || value === undefined || value === false ? null : value === true ? '' : String(value);

/** The tree as HTML. */
export function toHtml(tree: Child): string {
  return flatten([tree])
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      if ('svg' in node) return node.svg;
      let open = `<${node.tag}`;
      for (const [name, value] of Object.entries(node.attributes)) {
        const text = written(value);
        if (text !== null) open += text === '' ? ` ${name}` : ` ${name}="${escape(text)}"`;
      }
      return voidTags.has(node.tag) ? `${open}>` : `${open}>${toHtml([...node.children])}</${node.tag}>`;
    })
    .join('');
}

/** The branch that an element was last made equal to: the same one again is no work. */
const laid = new WeakMap<Element, Branch>();

const svgNamespace = 'http://www.w3.org/2000/svg';
const drawn = new WeakMap<Element, string>();

function parseDrawing(svg: string): Element {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const element = document.importNode(parsed, true);
  drawn.set(element, svg);
  return element;
}

/** Live state of form controls, which an attribute no longer governs once the learner has touched them. */
function settle(element: Element, name: string, value: AttributeValue): void {
  if (name === 'value' && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    const text = written(value) ?? '';
    if (element.value !== text) element.value = text;
  } else if (name === 'checked' && element instanceof HTMLInputElement) {
    element.checked = value === true;
  } else if (name === 'selected' && element instanceof HTMLOptionElement) {
    if (element.selected !== (value === true)) element.selected = value === true;
  }
}

function patchElement(element: Element, branch: Branch): void {
  if (laid.get(element) === branch) return;
  laid.set(element, branch);
  const names = Object.keys(branch.attributes);
  for (const { name } of [...element.attributes]) if (!names.includes(name)) element.removeAttribute(name);
  for (const name of names) {
    const text = written(branch.attributes[name]);
    if (text === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  patch(element, branch.children);
  for (const name of names) settle(element, name, branch.attributes[name]);
}

function sameKind(node: Node | null, flat: Flat): boolean {
  if (typeof flat === 'string') return node?.nodeType === Node.TEXT_NODE;
  if (!(node instanceof Element)) return false;
  return node.localName === ('svg' in flat ? 'svg' : flat.tag);
}

function create(flat: Flat, parent: ParentNode): Node {
  if (typeof flat === 'string') return document.createTextNode(flat);
  if ('svg' in flat) return parseDrawing(flat.svg);
  const inSvg = flat.tag === 'svg' || (parent instanceof SVGElement && parent.localName !== 'foreignObject');
  const element = inSvg ? document.createElementNS(svgNamespace, flat.tag) : document.createElement(flat.tag);
  patchElement(element, flat);
  return element;
}

/**
 * Makes the children of `parent` equal to `children`, keeping every node that can stay: focus, caret, selection and
 * scroll position survive. A node carrying `data-foreign` keeps its children: somebody else owns them.
 */
export function patch(parent: Element | ShadowRoot, children: readonly Child[]): void {
  if (parent instanceof Element && parent.hasAttribute('data-foreign')) return;
  let node: ChildNode | null = parent.firstChild;
  for (const flat of flatten(children)) {
    if (!sameKind(node, flat)) {
      const made = create(flat, parent);
      if (node) node.replaceWith(made);
      else parent.append(made);
      node = (made as ChildNode).nextSibling;
      continue;
    }
    const next: ChildNode | null = node!.nextSibling;
    if (typeof flat === 'string') {
      if (node!.nodeValue !== flat) node!.nodeValue = flat;
    } else if ('svg' in flat) {
      if (drawn.get(node as Element) !== flat.svg) node!.replaceWith(parseDrawing(flat.svg));
    } else {
      patchElement(node as Element, flat);
    }
    node = next;
  }
  while (node) {
    const next: ChildNode | null = node.nextSibling;
    node.remove();
    node = next;
  }
}
