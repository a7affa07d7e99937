# What Ruby's net-ldap says of the cases of ldap_clients.py: its result where it gives one, else its exception.
require "json"
require "net/ldap"
require "uri"

TRUST = { method: :simple_tls,
          tls_options: { ca_file: ENV["AUTHORITY"], verify_mode: OpenSSL::SSL::VERIFY_PEER } }.freeze

def run(call, address, name, password, *rest)
  address = URI(address)
  login = name.empty? ? { method: :anonymous } : { method: :simple, username: name, password: password }
  ldap = Net::LDAP.new(host: address.host, port: address.port, auth: login, connect_timeout: 1,
                       encryption: address.scheme == "ldaps" ? TRUST : nil)
  case call
  when "bind" then ldap.bind
  when "search" then ldap.search(base: rest[0], filter: Net::LDAP::Filter.eq("uid", "mina"))
  when "change" then ldap.replace_attribute(rest[0], :userPassword, rest[1])
  when "add" then ldap.add(dn: rest[0], attributes: { objectClass: ["inetOrgPerson"], **rest[1] })
  end
  ldap.get_operation_result
end

JSON.parse(ENV["CASES"]).each do |one|
  next if one["provoked"].include?("in time") # this client waits for ever
  forms = begin
    result = run(one["call"], *one["arguments"])
    abort "#{one["provoked"]}: no error" if result.code.zero?
    { text: [result.message, result.error_message].reject { |part| part.to_s.empty? }.join(": "), repr: result.inspect }
  rescue StandardError => e
    { text: e.message, repr: e.inspect, traceback: e.full_message(highlight: false, order: :top) }
  end
  puts JSON.generate({ provoked: "#{ENV["LIBRARY"]}: #{one["provoked"]}", **forms, **one["label"] })
end
