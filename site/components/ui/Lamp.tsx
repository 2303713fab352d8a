export type LampProps = {
  /** Pixels. */
  size?: number;
  /** Colour of lines and light where no style sheet applies. */
  colour?: string;
  className?: string;
  light?: string;
};

export function Lamp({ size = 24, colour, className, light }: LampProps) {
  const line = colour ?? 'currentColor';
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="none" stroke={line} strokeOpacity="0.35" />
      <circle cx="12" cy="12" r="7.5" fill="none" stroke={line} strokeOpacity="0.6" />
      <circle className={light} cx="12" cy="12" r="4.5" fill={colour} />
    </svg>
  );
}
