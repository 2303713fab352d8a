type CheckboxProps = { id: string; name: string; value: string; label: string };

/** Never preselected, never required. */
export function Checkbox({ id, name, value, label }: CheckboxProps) {
  return (
    <div className="nl-checkbox">
      <input className="nl-checkbox__box" type="checkbox" id={id} name={name} value={value} />
      <label className="nl-checkbox__label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
