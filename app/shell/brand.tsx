import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { PRODUCT } from "./page-title";

/** The product's sign and name: the way to the first page. Named, since narrow places show the sign alone. */
export function Brand() {
  return (
    <Link to={paths.home()} aria-label={PRODUCT} className="brand">
      <BrandMark />
      <span>{PRODUCT}</span>
    </Link>
  );
}
