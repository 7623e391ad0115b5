import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { ActionButton } from './ActionButton';
import { useActions } from './useActions';

const id = '018f2a10-0000-7000-8000-00000000000a';
const other = '018f2a10-0000-7000-8000-00000000000c';
let pressed = 0;
const Buttons = () => {
  const why = useActions('leads', [other, id], ({ detail }) => (detail === 'lead-is-ready' ? 'Elle est prête.' : undefined));
  return (
    <>
      {(['HoldLead', 'SkipWave', 'ValidateLead', 'ReopenLead'] as const).map((command) => (
        <ActionButton key={command} why={why(id, command)} onClick={() => (pressed += 1)}>
          {command}
        </ActionButton>
      ))}
    </>
  );
};
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const described = (name: string) => document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;

describe('buttons of a record', () => {
  it('are pressed where the API says that they can be, and tell everyone why they cannot', async () => {
    const asked = answering(() => ({
      body: {
        [id]: {
          HoldLead: true,
          SkipWave: { code: 'WRONG_STATE', detail: 'no-live-wave' },
          ValidateLead: { code: 'WRONG_STATE', detail: 'lead-is-ready' },
        },
      },
    }));
    await show(<Buttons />);
    // Until it is known, nothing can be pressed.
    expect(button('HoldLead').getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(button('HoldLead').getAttribute('aria-disabled')).toBeNull());
    expect(described('SkipWave')).toBe('Aucune vague n’est en cours.');
    expect(described('ValidateLead')).toBe('Elle est prête.');
    expect(described('ReopenLead')).toBe('Votre rôle ne le permet pas.');
    await userEvent.click(button('SkipWave'));
    expect(pressed).toBe(0);
    await userEvent.click(button('HoldLead'));
    expect(pressed).toBe(1);
    // One request for all rows of the page.
    expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([`/api/views/leads/actions?ids=${id},${other}`]);
  });
});
