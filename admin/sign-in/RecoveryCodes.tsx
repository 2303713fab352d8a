import { Button } from '../ui/Button.tsx';

/** Recovery codes are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`;
  return (
    <>
      <p>
        Without your phone, each of these lets you in once in place of the app’s code. Put them into your password
        manager or on paper: they are not shown again.
      </p>
      <ul className="st-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="st-row">
        <Button kind="primary" onPress={onKept}>
          I have kept them
        </Button>
        <a className="st-button st-button--plain" href={file} download="recovery-codes.txt">
          Download
        </a>
      </p>
    </>
  );
}
