/** What a legal form says about liability. "company" fits all: a bare "Co." contradicts nothing. */
export type LegalClass = "limited" | "stock" | "partnership" | "nonprofit" | "company";

/**
 * Legal forms as folded words (dots dropped: "S.p.A." is "spa"). `sure` ones are told anywhere in a name; `edge` ones
 * are words or initials of their own elsewhere, and are told only at the end (or the beginning) of what remains.
 * AT AE AR AU BD BE BG BR BY CH CL CN CO CZ DE DK EE EG ES FI FR GB GE GR HK HR HU ID IE IL IN IR IT JP KR KZ LB LT LU
 * LV MX MY NL NO PE PH PK PL PT RO RS RU SA SE SG SI SK TH TR UA US VN ZA.
 */
export const LEGAL_FORMS: Record<LegalClass, { sure: string[]; edge: string[] }> = {
  limited: {
    sure: list(`
      gmbh | mbh | gesmbh | ges mbh | ggmbh | gesellschaft mit beschrankter haftung | ug haftungsbeschrankt |
      ltd | ltd co | limited | pty ltd | pty limited | proprietary limited | pvt ltd | pvt limited |
      private ltd | private limited | p ltd | pte ltd | pte limited | co ltd | company limited | company ltd |
      co limited | llc | l l c | limited liability company | limited liability co | fzco | fze | fz llc |
      fz co | fzc | dmcc | wll | sarl | eurl | sasu | societe a responsabilite limitee | srl | srls |
      societa a responsabilita limitata | s de rl | s de rl de cv | s de r l de c v |
      sociedad de responsabilidad limitada | sociedad limitada | ltda | limitada | eireli | bvba |
      besloten vennootschap | sro | spol sro | sp zoo | sp z oo | sp z o o | spol s r o | spzoo | spolka z oo | doo | d o o |
      spolka z ograniczona odpowiedzialnoscia | kft | eood | ood | uab | too | ooo | tov | tzov |
      obshchestvo s ogranichennoi otvetstvennostyu | obshchestvo s ogranichennoy otvetstvennostyu |
      obschestvo s ogranichennoy otvetstvennostyu | tovarystvo z obmezhenoyu vidpovidalnistyu | chup | ltd sti |
      limited sirketi | ltd sirketi | sdn bhd | sendirian berhad | tnhh | cong ty tnhh | mchj | mmc`),
    edge: list(`
      bv | ug | sl | slu | lda | oy | aps | as pvt | pvt | pte | pty | plt | sia | ou | epe | ike | lc | gk |
      yk | ohg mbh | ip`),
  },
  stock: {
    sure: list(`
      aktiengesellschaft | sa de cv | sa de c v | s a de c v | sab de cv | sapi de cv | spa | societa per azioni |
      societe anonyme | sociedad anonima | sociedad anonima de capital variable |
      sociedad por acciones simplificada | aktiebolag | aktieselskab | allmennaksjeselskap | oyj | osakeyhtio |
      plc | public limited company | public ltd co | pcl | public company limited | jsc | ojsc | cjsc | pjsc |
      pjsco | joint stock company | joint stock co | open joint stock company | closed joint stock company |
      public joint stock company | private joint stock company | private joint stock co | joint stock |
      aktsionernoe obshchestvo | aktsionernoye obshchestvo | otkrytoe aktsionernoe obshchestvo |
      otkrytoye aktsionernoye obshchestvo | zakrytoe aktsionernoe obshchestvo |
      zakrytoye aktsionernoye obshchestvo | publichnoe aktsionernoe obshchestvo |
      publichnoye aktsionernoye obshchestvo | oao | zao | pao | odo | pat | vat | prat | anonim sirketi |
      anonim sti | tas | naamloze vennootschap | kabushiki kaisha | kabushiki gaisha | kabushikikaisha |
      berhad | tbk | saog | saoc | saa | sociedade anonima | ead | nyrt | zrt | ehf | hf | spolka akcyjna |
      akciova spolecnost | dionicko drustvo | akcionarsko drustvo | sal | s a l | cong ty co phan | pjs | psc |
      qsc | qpsc`),
    edge: list(`
      ag | sa | nv | as | asa | ab | ao | ad | dd | se | sas | kk | bhd | ae | sca | sc | pt | rt | at | tao |
      ashk`),
  },
  partnership: {
    sure: list(`
      gmbh co kg | gmbh and co kg | gmbh and co kgaa | ag and co kg | and co kg | kgaa | kommanditgesellschaft |
      llp | lllp | limited partnership | offene handelsgesellschaft | gbr | snc | sccl | en commandite |
      partg mbb`),
    edge: list(`
      kg | ohg | lp | cv | cvba | ek | ks | kd | sp k | spk | sp j | scs | hb | vof | ans`),
  },
  nonprofit: {
    sure: list(`
      asbl | vzw | eingetragener verein | eg genossenschaft`),
    edge: list(`
      ev | onlus | odv`),
  },
  company: {
    sure: list(`
      incorporated | san ve tic | sanayi ve ticaret | san tic | san ve ticaret | sanayi ve tic | tic ve san |
      ticaret ve sanayi | sirketi | ith ihr | ithalat ihracat | itha ve ihr | dis tic | dis ticaret | paz |
      sherkat e | sherkate | sherkat | sherkat sahami | borisat`),
    edge: list(`
      company | co | corp | corporation | inc | cie | compagnie | compania | cia | companhia | corporacion |
      sti | san | tic | and co | and company | kompaniya | kompania | obshchestvo | gesellschaft | empresa |
      societe | sociedad | firma | firm | the company | kaisha | gongsi`),
  },
};

function list(forms: string): string[] {
  return forms.split("|").map((form) => form.trim());
}
