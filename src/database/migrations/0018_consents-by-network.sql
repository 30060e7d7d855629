-- Where a consent came from is told by its network: the address itself names a person.
update consent set ip = case
  when ip ~ '^(::ffff:)?[0-9]+[.][0-9]+[.][0-9]+[.][0-9]+$' then regexp_replace(ip, '^(?:::ffff:)?(.*)[.][0-9]+$', '\1.0')
  when ip ~ '^([0-9a-f]+:){3}' then regexp_replace(ip, '^(([0-9a-f]+:){3}).*$', '\1:')
  else '' end;
