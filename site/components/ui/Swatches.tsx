import { type ColourId, colour, palette } from '../../../shared/company/palette.ts';
import { contrast } from '../../facts/contrast.ts';

export function Swatches() {
  return (
    <ul className="swatches">
      {palette.map(({ id, name, value, use, beside }) => (
        <li className="swatches__colour" key={id}>
          <svg className="swatches__area" viewBox="0 0 8 5" preserveAspectRatio="none" aria-hidden="true">
            <rect width="8" height="5" fill={value} />
          </svg>
          <h3 className="swatches__name">{name}</h3>
          <p>
            <code>{value.toUpperCase()}</code>
          </p>
          <p className="small">{use}</p>
          <p className="small swatches__contrast">{beside.map(against(value)).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}

const against = (value: string) => (id: ColourId) => {
  const other = colour(id);
  return `${contrast(value, other.value).toFixed(1)} with ${other.name.toLowerCase()}`;
};
