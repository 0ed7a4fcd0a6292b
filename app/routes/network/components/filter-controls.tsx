export interface Options {
  options: readonly { value: string; label: string }[];
}

interface FilterSelectsProps {
  selects: readonly (Options & { name: string; label: string; chosen: string })[];
}

/** Choices of one value each, in the filter of a network. */
export function FilterSelects({ selects }: FilterSelectsProps) {
  return selects.map(({ name, label, options, chosen }) => (
    <label key={name} className="block">
      <span className="mb-1 block font-medium text-ink-2 text-xs">{label}</span>
      <select name={name} defaultValue={chosen} className={FILTER_CONTROL}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  ));
}

interface FilterBoxesProps extends Options {
  legend: string;
  name: string;
  chosen: readonly string[];
}

/** A choice of several values, in the filter of a network. */
export function FilterBoxes({ legend, name, options, chosen }: FilterBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink-3 text-xs">{legend}</legend>
      <div className="max-h-64 overflow-y-auto">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-7.5 cursor-pointer items-center gap-2.5 text-ink-2 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0"
            />
            <span className="min-w-0 break-words py-0.5">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How an input of the filter looks. */
export const FILTER_CONTROL =
  "h-8 w-full rounded-control border border-control bg-card px-2 text-s pointer-coarse:h-11 pointer-coarse:text-m aria-invalid:border-bad";
