// The words that the element and its form show beside the engine's report. The list decides what the bundle carries
// (web/build/form-words.mjs); a language that lacks one of them fails the build.

/// <reference path="./words-module.d.ts" />
import table from 'wingspan:words';

export const wordKeys = [
  'a11y.canvas_label',
  'a11y.leave_panel',
  'a11y.selected_row',
  'a11y.times',
  'err.attribute',
  'err.engine_off',
  'err.link_broken',
  'err.panel_off',
  'err.view_off',
  'exercise.budget',
  'exercise.common_machines',
  'exercise.equals',
  'exercise.machine',
  'exercise.margin',
  'exercise.margin_why',
  'exercise.memory',
  'exercise.method',
  'exercise.model',
  'exercise.no_machine',
  'exercise.note',
  'exercise.note_hint',
  'exercise.picture',
  'machine.kind_datacentre',
  'machine.kind_discrete',
  'machine.kind_laptop',
  'machine.kind_unified',
  'method.full',
  'method.lora',
  'method.qlora',
  'ui.as_form',
  'ui.as_picture',
  'ui.check',
  'ui.choose_machine',
  'ui.copied',
  'ui.copy',
  'ui.goal_card',
  'ui.print',
  'unit.gb',
  'view.checkpoint',
  'view.exercise',
  'view.explorer',
  'view.machines',
  'view.run',
] as const;

export type WordKey = (typeof wordKeys)[number];
export type Words = Readonly<Record<WordKey, string>>;

const languages = table as Readonly<Record<string, Words>>;

/** Where neither the page, the address nor the browser says otherwise. */
export const defaultLanguage = 'de';

/** The lesson's language for a BCP 47 tag in any case ("de-AT", "RO_ro"); null for a language that the lesson lacks. */
export function languageFor(tag: string): string | null {
  const primary = (tag.split(/[-_]/)[0] ?? '').trim().toLowerCase();
  return Object.hasOwn(languages, primary) ? primary : null;
}

export const languageTags: readonly string[] = Object.keys(languages);

export function wordsOf(language: string): Words {
  return languages[languageFor(language) ?? defaultLanguage]!;
}

/** A text with its named placeholders filled. Plurals and numbers are the engine's business. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
