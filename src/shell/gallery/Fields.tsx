import { useState } from 'react';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SearchBox } from '#ui/forms/SearchBox.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sample } from './Sample.tsx';

const codeLength = 6;
const banks = ['BDO', 'BPI', 'Metrobank'].map((name, value) => ({ value, label: name }));

/** Text fields. */
export function Fields() {
  const [account, setAccount] = useState('juan88');
  const [password, setPassword] = useState('perlas88');
  const [code, setCode] = useState('2468');
  const [whole, setWhole] = useState('');
  const [amount, setAmount] = useState('1234,5');
  const [pesos, setPesos] = useState('');
  const [bank, setBank] = useState(0);
  const [text, setText] = useState('pearl');
  return (
    <>
      <Sample name="Field">
        <Field label="Account" value={account} onChange={setAccount} hint="6 to 16 letters and digits" />
        <Field
          label="Mobile number"
          before="+63"
          inputMode="tel"
          value=""
          onChange={() => {}}
          placeholder="917 123 4567"
        />
        <Field label="Account, refused" value={account} onChange={setAccount} error="This name is taken." />
        <Field
          label="Password"
          type="password"
          autoComplete="off"
          value={password}
          onChange={setPassword}
          reveal={{ show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' }}
        />
      </Sample>
      <Sample name="Code">
        <CodeField label="Code" length={codeLength} value={code} onChange={setCode} onWhole={setWhole} hint={whole} />
        <CodeField label="Code, refused" length={codeLength} value={code} onChange={setCode} error="Wrong code." />
      </Sample>
      <Sample name="Amount">
        <AmountField label="Amount" value={amount} onChange={setAmount} hint="Up to ₱2,000.00" />
        <AmountField label="Whole pesos" whole value={pesos} onChange={setPesos} error="At least ₱100." />
      </Sample>
      <Sample name="Search">
        <SearchBox label="Search games" emptyLabel="Clear the search" value={text} onChange={setText} />
      </Sample>
      <Sample name="Select">
        <SelectField label="Bank" value={bank} options={banks} onChange={setBank} hint="Where it is paid out" />
        <SelectField label="Bank, refused" value={bank} options={banks} onChange={setBank} error="It is closed." />
      </Sample>
    </>
  );
}
