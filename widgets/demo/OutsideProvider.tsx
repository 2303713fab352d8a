import { Component, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useMicroInteractions } from '../ui/MicroInteractions.tsx';
import { Group, State } from './Specimen.tsx';

/** Shows the error of docs/product.md, section 8. */
export function OutsideProvider() {
  const [tried, setTried] = useState(false);
  return (
    <Group
      id="demo-provider"
      title="Micro-interactions outside their provider"
      about="A component that reads accent and motion without a MicroInteractionsProvider around it raises an error at once, so that a developer sees it at the first try."
    >
      <State name="Raises an error" code="useMicroInteractions()">
        <Button look="plain" onClick={() => setTried(true)}>
          Use it outside
        </Button>
        <p className="nl-specimen__error" role="status">
          {tried && (
            <Caught>
              <ReadMotion />
            </Caught>
          )}
        </p>
      </State>
    </Group>
  );
}

function ReadMotion() {
  return <>{String(useMicroInteractions().reducedMotion)}</>;
}

class Caught extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: String(error) };
  }

  override render(): ReactNode {
    return this.state.message || this.props.children;
  }
}
