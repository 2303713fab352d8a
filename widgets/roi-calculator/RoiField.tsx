import { type RoiField as Name, roiFields } from '../../shared/tools/roi.ts';
import { Field } from '../ui/Field.tsx';
import { roiTexts } from './roi-texts.ts';
import { sliderSuffix } from './use-roi.ts';

/** A text field with a slider. */
export function RoiField({ name }: { name: Name }) {
  const { label, unit, hint, slider } = roiTexts[name];
  const { start } = roiFields[name];
  const [min, max, step] = slider;
  return (
    <Field
      name={name}
      label={unit ? `${label}, ${unit}` : label}
      hint={hint}
      control={(props) => (
        <div className="nl-roi-calculator__figure">
          <input {...props} type="text" inputMode="decimal" autoComplete="off" defaultValue={String(start)} />
          <input
            type="range"
            name={name + sliderSuffix}
            aria-label={`${label}, slider`}
            {...{ min, max, step }}
            autoComplete="off"
            defaultValue={String(start)}
          />
        </div>
      )}
    />
  );
}
