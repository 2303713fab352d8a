type CloseButtonProps = { label: string; size: number; className?: string; onClick?: () => void };

/** @param size of the cross in pixels */
export function CloseButton({ label, size, className = '', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`nl-close-button ${className}`} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
        <path d="m4 4 12 12M16 4 4 16" />
      </svg>
    </button>
  );
}
