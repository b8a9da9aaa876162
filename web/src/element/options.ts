// The element's attributes: names, values, defaults. What an attribute cannot mean is refused and changes nothing.

import { views, type View } from '../form/views';

export type { View };
export const isView = (text: string): text is View => (views as readonly string[]).includes(text);

/** Attribute -> its values; the first one holds while the attribute is absent. */
export const choices = {
  method: ['qlora', 'lora', 'full'],
  panel: ['auto', 'form'],
  theme: ['auto', 'light', 'dark'],
  wheel: ['page', 'focus'],
} as const;

export type ChoiceName = keyof typeof choices;
export type Choice<N extends ChoiceName> = (typeof choices)[N][number];

export const isChoice = <N extends ChoiceName>(name: N, text: string): text is Choice<N> =>
  (choices[name] as readonly string[]).includes(text);

/** In the order in which they are read when an exercise opens: a memory of its own outweighs the machine's. */
export const attributeNames = ['lang', 'view', 'machine', 'memory', 'method', 'model', 'panel', 'theme', 'wheel'] as const;
export type AttributeName = (typeof attributeNames)[number];

/** How the exercise is shown. The learner's work is not in here. */
export class Settings {
  /** One view or several, separated by spaces. */
  view: string = views[0];
  model = '';
  panel: Choice<'panel'> = 'auto';
  theme: Choice<'theme'> = 'auto';
  wheel: Choice<'wheel'> = 'page';

  /** The engine that is loaded can do all views. */
  allViews = false;

  /** More than the exercise is named. */
  get wantsAllViews(): boolean {
    return this.view !== views[0];
  }

  /** What of `view` there is to choose from, in the order of the tabs; never nothing. */
  get offered(): readonly View[] {
    const named = this.view.split(' ');
    const offered = views.filter((view) => named.includes(view));
    return offered.length > 0 ? offered : ['exercise'];
  }

  /** The one asked for where it is offered, else the first that was named. */
  wanted(asked: string): View {
    const { offered } = this;
    const order = [asked, ...this.view.split(' ')];
    return order.map((name) => offered.find((view) => view === name)).find((view) => view !== undefined) ?? offered[0]!;
  }

  /** The one that shows: until the engine of all views is there, the exercise. */
  shown(asked: string): View {
    return this.allViews ? this.wanted(asked) : 'exercise';
  }

  /** @returns null if taken, else the values that the attribute may have (none can be listed: an empty list) */
  take(name: 'view' | 'model' | 'panel' | 'theme' | 'wheel', text: string | null): readonly string[] | null {
    switch (name) {
      case 'view': {
        const named = [...new Set((text ?? views[0]).split(/\s+/).filter(Boolean))];
        if (named.length === 0 || !named.every(isView)) return views;
        this.view = named.join(' ');
        return null;
      }
      case 'model':
        // A catalogue id: words of letters, digits, points and underscores between hyphens or slashes.
        if (text && !/^[\w.][\w./-]{0,95}$/.test(text)) return [];
        this.model = text ?? '';
        return null;
      case 'panel':
        return this.#choose('panel', text, (value) => (this.panel = value));
      case 'theme':
        return this.#choose('theme', text, (value) => (this.theme = value));
      case 'wheel':
        return this.#choose('wheel', text, (value) => (this.wheel = value));
    }
  }

  #choose<N extends ChoiceName>(name: N, text: string | null, set: (value: Choice<N>) => void): readonly string[] | null {
    const value = text ?? choices[name][0];
    if (!isChoice(name, value)) return choices[name];
    set(value);
    return null;
  }
}
