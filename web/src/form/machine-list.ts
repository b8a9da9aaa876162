// A list of machines to choose from: the common ones first, then all of the catalogue by kind.

import type { Machine, MachineKind, Machines } from '../engine/engine';
import type { FormModel } from './model';
import { h, type AttributeValue, type Branch } from './tree';

const kinds: readonly MachineKind[] = ['discrete', 'laptop', 'datacentre', 'unified'];

export interface MachineList {
  /** Of the element, its widget and its label. */
  id: string;
  /** Catalogue id; empty or unknown: the first line asks to choose, where `asks` is true. */
  chosen: string;
  asks: boolean;
  /** More attributes of the <select>: `data-set`, what describes it. */
  attributes?: Record<string, AttributeValue>;
}

const made = new Map<string, { key: string; machines: Machines; list: Branch }>();

/** Hundreds of options that seldom change: made once for a choice. */
export function machineList(model: FormModel, asked: MachineList): Branch {
  const key = [model.lang, asked.chosen, model.catalogue].join();
  const last = made.get(asked.id);
  if (last?.key === key && last.machines === model.machines) return last.list;
  const list = makeMachineList(model, asked);
  made.set(asked.id, { key, machines: model.machines, list });
  return list;
}

function makeMachineList({ words, machines, catalogue }: FormModel, { id, chosen, asks, attributes }: MachineList): Branch {
  const option = (machine: Machine) => h('option', { value: machine.id, selected: machine.id === chosen }, machine.name);
  const presets = machines.presets.map((preset) => machines.all.find((machine) => machine.id === preset)).filter((m) => m !== undefined);
  const own = machines.all.find((machine) => machine.id === chosen);
  const others = catalogue
    ? machines.all.filter((machine) => !presets.includes(machine))
    : own && !presets.includes(own)
      ? [own]
      : [];
  return h(
    'select',
    { id, 'data-widget': id, ...attributes },
    asks && h('option', { value: '', selected: !own }, words['ui.choose_machine']),
    h('optgroup', { label: words['exercise.common_machines'] }, ...presets.map(option)),
    ...kinds.map((kind) => {
      const members = others.filter((machine) => machine.kind === kind);
      return members.length > 0 && h('optgroup', { label: words[`machine.kind_${kind}`] }, ...members.map(option));
    }),
  );
}
