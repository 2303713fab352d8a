import { type FormEvent, useEffect, useRef, useState } from 'react';
import { planTiers } from '../../shared/company/plan-tiers.ts';
import { typedNumber } from '../../shared/forms/typed-number.ts';
import {
  isRoiFigure,
  type RoiField,
  type RoiInputs,
  readRoiFragment,
  roiFieldNames,
  roiFields,
  roiFragment,
  roiStart,
} from '../../shared/tools/roi.ts';
import { track } from '../analytics/track.ts';
import type { FieldErrors } from '../ui/FormContext.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { wrongFigure } from './roi-texts.ts';

/** Appended to a field's name. */
export const sliderSuffix = '-slider';

/**
 * Uncontrolled, so that input from before hydration stays. A committed change updates the URL fragment; a fragment with
 * figures fills the form.
 */
export function useRoi() {
  const { signal } = useWidgetScope();
  const form = useRef<HTMLFieldSetElement>(null);
  const inputs = useRef(roiStart);
  const [shown, setShown] = useState<{ inputs: RoiInputs; errors: FieldErrors }>({ inputs: roiStart, errors: {} });
  const [notice, setNotice] = useState('');
  const tracked = useRef(false);

  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  function put(name: RoiField, figure: number): void {
    const field = control(name);
    if (field) field.value = String(figure);
    slide(name, figure);
  }

  function slide(name: RoiField, figure: number): void {
    const slider = control(name + sliderSuffix);
    if (slider) slider.value = String(figure);
  }

  /** An invalid field keeps its last valid figure. */
  function read(): { inputs: RoiInputs; wrong: RoiField[] } {
    const next = { ...inputs.current };
    const wrong: RoiField[] = [];
    for (const name of roiFieldNames) {
      const figure = typedNumber(control(name)?.value ?? '');
      if (isRoiFigure(name, figure)) next[name] = Math.round(figure * 100) / 100;
      else wrong.push(name);
    }
    const tier = planTiers.find(({ value }) => control(value)?.checked)?.value;
    inputs.current = { ...next, tier: tier ?? next.tier };
    return { inputs: inputs.current, wrong };
  }

  /** @param flag field that may get a new error */
  function show(flag?: RoiField): void {
    const { inputs, wrong } = read();
    setShown(({ errors }) => ({
      inputs,
      errors: Object.fromEntries(
        wrong
          .filter((name) => name === flag || name in errors)
          .map((name) => [name, wrongFigure(roiFields[name].min, roiFields[name].max)]),
      ),
    }));
  }

  function onInput({ target }: FormEvent): void {
    const field = target as HTMLInputElement;
    const name = field.name.replace(sliderSuffix, '') as RoiField;
    const follows = name === 'hours' && inputs.current.remaining === inputs.current.hours;
    if (field.type === 'range') put(name, Number(field.value));
    else if (name in roiFields) slide(name, typedNumber(field.value) ?? 0);
    show();
    // Until changed, remaining downtime follows today's.
    if (follows) {
      put('remaining', inputs.current.hours);
      show();
    }
  }

  function onChange({ target }: Event): void {
    show((target as HTMLInputElement).name as RoiField);
    setNotice('');
    history.replaceState(history.state, '', `#${roiFragment(inputs.current)}`);
    if (tracked.current) return;
    tracked.current = true;
    track('roi_calculator', { action: 'calculate' });
  }

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const take = () => {
      if (!/[#&]\w+=/.test(location.hash)) return;
      const { inputs: given, isWhole } = readRoiFragment(location.hash);
      for (const name of roiFieldNames) put(name, given[name]);
      const tier = control(given.tier);
      if (tier) tier.checked = true;
      show();
      setNotice(isWhole ? '' : 'Part of this address could not be read: those figures are our own first ones.');
    };
    // React's onChange is the browser's `input` event; this needs `change`.
    element.addEventListener('change', onChange, { signal });
    addEventListener('hashchange', take, { signal });
    show();
    take();
    return () => {
      element.removeEventListener('change', onChange);
      removeEventListener('hashchange', take);
    };
  }, []);

  return { form, ...shown, notice, onInput };
}
