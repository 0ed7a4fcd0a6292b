import { type ReactNode, useId } from "react";

interface FormFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The column beside the fields that explains, or shows what the form is about. */
  aside?: ReactNode;
  /** The form, or, where the reader may not send one, who may. */
  children: ReactNode;
}

/** The frame of every page that is one form: fields in a column of 640 px, what explains them beside it, the button at the foot. */
export function FormFrame({ title, lead, aside, children }: FormFrameProps) {
  return (
    <div className="form-frame">
      <header>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <div className="form-frame-main">{children}</div>
      {aside && <aside>{aside}</aside>}
    </div>
  );
}

/** The end of the form: its primary button, the way out, and what else there is to say. It stays in sight. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className="form-foot">{children}</div>;
}

interface BesideFormProps {
  /** What explains the form, or belongs to the same thing. */
  beside: ReactNode;
  children: ReactNode;
}

/** A form within a page or card that is wider than fields should be: the fields in a column of 640 px, and beside them what explains them. */
export function BesideForm({ beside, children }: BesideFormProps) {
  return (
    <div className="mt-3 grid gap-x-12 gap-y-4 l:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="order-2 min-w-0 l:order-1">{children}</div>
      <div className="order-1 min-w-0 text-ink-2 text-s l:order-2 l:pt-6">{beside}</div>
    </div>
  );
}

interface BesideProps {
  title: string;
  /** Shows what the form is about, and is found by its name. What explains a field is not: the name would be the field's again. */
  isSubject?: boolean;
  children: ReactNode;
}

/** A part of the column beside a form. */
export function Beside({ title, isSubject = false, children }: BesideProps) {
  const id = useId();
  return (
    <section aria-labelledby={isSubject ? id : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
