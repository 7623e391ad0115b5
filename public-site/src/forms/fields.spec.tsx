import { plain, show } from '../testing/show.testing';
import { Area, Check, Checks, ErrorSummary, FormProvider, Line, Password, Radios, Select, YesNo } from '.';
import { fireEvent, screen } from '@testing-library/react';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second', hint: 'less often' },
];

describe('fields of a form', () => {
  it('show what was typed, with what is wrong tied to the field', () => {
    show(
      <FormProvider value={{ raw: { email: 'a@' }, errors: { email: 'Not an address' } }}>
        <Line name="email" label="E-mail" hint="We write to it" type="email" complete="email" length={254} />
      </FormProvider>,
    );
    const field = screen.getByLabelText('E-mail');
    expect(field).toHaveProperty('value', 'a@');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('email-hint email-error');
    expect(document.getElementById('email-error')!.textContent).toContain('Not an address');
  });
  it('have no marks of an error where nothing is wrong', () => {
    show(<Line name="city" label="City" />);
    const field = screen.getByLabelText('City');
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby'), field.getAttribute('autocomplete')]).toEqual([
      null,
      null,
      'off',
    ]);
  });
  it('are numbers for the keyboard of a phone where figures are asked', () => {
    show(<Line name="code" label="Code" numeric length={7} />);
    expect(screen.getByLabelText('Code').getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByLabelText('Code')).toHaveProperty('maxLength', 7);
  });
  it('say in French what may be left out', () => {
    show(<Line name="ville" label="Ville" optional />, '/requete');
    expect(plain(document.querySelector('label')!.textContent)).toBe('Ville (facultatif)');
  });
  it('count what is left of a long text', () => {
    show(<Area name="description" label="Describe" max={5000} counter="{n} left" />);
    const field = screen.getByLabelText('Describe');
    expect([field.dataset.max, field.dataset.count]).toEqual(['5000', 'description-count']);
    expect(document.getElementById('description-count')!.dataset.text).toBe('{n} left');
  });
  it('keep what was chosen before what a page proposes', () => {
    show(
      <FormProvider value={{ raw: { field: 'b' }, errors: {} }}>
        <Select name="field" label="Field" empty="Choose" options={options} initial="a" />
        <Select name="other" label="Other" empty="Choose" options={options} initial="a" />
      </FormProvider>,
    );
    expect(screen.getByLabelText('Field')).toHaveProperty('value', 'b');
    expect(screen.getByLabelText('Other')).toHaveProperty('value', 'a');
  });
  it('carry the id of a group on its first choice, where an error leads', () => {
    show(
      <FormProvider value={{ raw: { many: ['b'] }, errors: { one: 'Choose one' } }}>
        <Radios name="one" label="One" options={options} />
        <Checks name="many" label="Many" options={options} />
      </FormProvider>,
    );
    expect(document.getElementById('one')).toHaveProperty('value', 'a');
    expect(document.querySelector('fieldset.failed')!.getAttribute('aria-describedby')).toBe('one-error');
    expect([...document.querySelectorAll<HTMLInputElement>('input[name=many]')].map((box) => box.checked)).toEqual([false, true]);
  });
  it('answer yes or no in the language of the page', () => {
    show(
      <FormProvider value={{ raw: { court: 'no' }, errors: {} }}>
        <YesNo name="court" label="Une audience?" />
      </FormProvider>,
      '/requete',
    );
    expect(screen.getByLabelText('Non')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Oui')).toHaveProperty('checked', false);
  });
  it('agree with one statement under one name', () => {
    show(
      <FormProvider value={{ raw: { consent: 'yes' }, errors: {} }}>
        <Check name="consent" label="I agree" />
      </FormProvider>,
    );
    expect(screen.getByLabelText('I agree')).toHaveProperty('checked', true);
  });
  it('show a password on demand, and hide it again', () => {
    show(<Password name="password" label="Password" complete="current-password" />);
    const field = () => document.querySelector<HTMLInputElement>('#password')!;
    const button = document.querySelector<HTMLButtonElement>('.password-show')!;
    expect([field().type, button.hidden]).toEqual(['password', false]);
    fireEvent.click(button);
    expect(field().type).toBe('text');
    fireEvent.click(button);
    expect(field().type).toBe('password');
  });
});

describe('the summary of errors', () => {
  it('is absent while nothing is wrong', () => {
    show(<ErrorSummary errors={{}} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('leads to each field, and nowhere for what concerns the whole form', () => {
    show(
      <ErrorSummary
        errors={{ email: 'E-mail missing', 'q.a': 'Answer missing', form: 'We could not save' }}
        hrefs={{ 'q.a': '#q.a-yes' }}
      />,
    );
    const links = [...screen.getByRole('alert').querySelectorAll('a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['#email', '#q.a-yes']);
    expect(screen.getByRole('alert').textContent).toContain('We could not save');
  });
});
