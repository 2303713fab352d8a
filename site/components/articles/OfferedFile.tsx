import { type FileType, fileTypeOf, fileTypes } from '../../schema/downloads.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';

/** We have no Windows machine to test PowerShell scripts on. */
const cautions: Partial<Record<FileType, string>> = {
  ps1: 'We compared its commands with Microsoft’s documentation, but have not run the script on Windows. Read it first, then try it on one PC.',
};

type OfferedFileProps = { address: string; name: string; label: string; text: string };

export function OfferedFile({ address, name, label, text }: OfferedFileProps) {
  const type = fileTypeOf(name);
  return (
    <div className="prose-file">
      <p>
        <a href={address} download={name}>
          {label}
        </a>{' '}
        <span className="prose-file__kind">
          {fileTypes[type]}, {sizeOf(text)}: <code>{name}</code>
        </span>
      </p>
      {cautions[type] && <p className="prose-file__caution">{cautions[type]}</p>}
      <details className="no-print">
        <summary className="plus-mark">What is in the file</summary>
        <ScrollBox label={name}>
          <pre>
            <code>{text}</code>
          </pre>
        </ScrollBox>
      </details>
    </div>
  );
}

/** `under 1 kB`, `3 kB` */
function sizeOf(text: string): string {
  const bytes = Buffer.byteLength(text);
  return bytes < 1000 ? 'under 1 kB' : `${Math.round(bytes / 1000)} kB`;
}
