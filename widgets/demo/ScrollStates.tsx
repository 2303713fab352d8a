import { ScrollArea } from '../ui/ScrollArea.tsx';
import { Group, State } from './Specimen.tsx';

const lines = Array.from({ length: 24 }, (_, at) => `Line ${at + 1} of 24`);

export function ScrollStates() {
  return (
    <Group
      id="demo-scroll"
      title="Scroll area"
      about="The bar shows while it is scrolled and goes 600 ms later. By keyboard it is a stop of its own."
    >
      <State name="Scroll area" code="<ScrollArea>">
        <div className="nl-specimen__scroll">
          <ScrollArea aria-label="Twenty-four lines">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </ScrollArea>
        </div>
      </State>
    </Group>
  );
}
