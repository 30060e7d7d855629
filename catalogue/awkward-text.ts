// Text that a careless page would run, break or mirror. Product 1026 is made of it; it must show exactly as written.

export const awkwardBrand = '"Bobby\'s" <script>alert(1)</script> & Søns בע״מ 🖤 </script>';

export const awkwardName =
  '<script>alert(1)</script> The "Quoted" Sweater, it\'s 5\' 10" & فستان صوف 🧶 </script>';

export const awkwardDescription = [
  '<script>alert(1)</script> A plain sweater with a difficult label, kept in the shop so that every page proves it shows text as text.',
  'Double "quotes", single \'quotes\', “curly” ones, back`ticks`, <img src=x onerror=alert(1)>, {{braces}}, {dollars}, %s and &amp; are all only letters here.',
  'من اليمين إلى اليسار, עברית, then left to right again; 👩🏽‍🎨, 🧶 and a flag 🏴󠁧󠁢󠁳󠁣󠁴󠁿.',
  'It ends the way it should not: </script><!-- ]]>',
].join('\n\n');
